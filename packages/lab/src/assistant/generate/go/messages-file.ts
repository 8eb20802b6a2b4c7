import { code } from '../code.ts';
import { doubleQuoted } from '../shared/literals.ts';
import { messagesFor, type Needed } from '../shared/messages.ts';

/** Values stand below each other, as gofmt wants it. */
function messageTable(texts: Readonly<Record<string, string>>): string {
  const longest = Math.max(...Object.keys(texts).map((key) => key.length)) + 3;
  return Object.entries(texts)
    .map(([key, text]) => `\t\t${`${doubleQuoted(key)}:`.padEnd(longest)} ${doubleQuoted(text)},`)
    .join('\n');
}

/** server/messages.go: what the server says when it refuses. */
export const messagesFile = (needed: Needed) => code`
package main

import (
	"net/http"
	"strconv"
	"strings"
)

// Messages by key.
type Messages map[string]string

var messages = map[string]Messages{
	"zh": {
${messageTable(messagesFor(needed).zh)}
	},
	"en": {
${messageTable(messagesFor(needed).en)}
	},
}

// messagesFor gives the messages in the language that the page asks for.
func messagesFor(request *http.Request) Messages {
	if strings.HasPrefix(strings.ToLower(request.Header.Get("Accept-Language")), "en") {
		return messages["en"]
	}
	return messages["zh"]
}

func fill(message string, number float64) string {
	return strings.Replace(message, "{n}", strconv.FormatFloat(number, 'f', -1, 64), 1)
}
`;
