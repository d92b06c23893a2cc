"""The words of a token's path and names made of them, as a second hand writes them."""
import re
import unicodedata


def words(step):
    word, small = "", False
    for letter in step:
        if letter.isalpha() or letter.isdecimal() or unicodedata.category(letter) == "Nl":
            if letter.isupper() and small:
                yield word
                word = ""
            word += letter
            small = letter.islower() or letter.isdecimal()
        else:
            if word:
                yield word
            word, small = "", False
            if letter not in "-_/." and not letter.isspace():
                yield f"u{ord(letter):x}"
    if word:
        yield word


def path_words(path):
    steps = [re.sub(r"^-(?=\d)", "minus-", step) for step in path.split(".") if step != "$root"]
    return [word for step in steps for word in words(step)]


def is_of_text(path):
    """Whether the path of a length says that it belongs to text."""
    said = r"\b(font sizes?|size font|text size|type size|letter spacing|tracking|line heights?)\b"
    return re.search(said, " ".join(path_words(path)).lower()) is not None


def kebab(path):
    return "-".join(word.lower() for word in path_words(path))
