"""What the server says when it refuses something."""

import json

from model import HERE

MESSAGES = json.loads((HERE / "messages.json").read_text("utf-8"))


def messages_for(request):
    """The messages in the language that the page asks for."""
    asked = request.headers.get("accept-language", "zh").lower()
    return MESSAGES["en" if asked.startswith("en") else "zh"]


def fill(message, number):
    return message.replace("{n}", f"{number:g}" if isinstance(number, float) else str(number))
