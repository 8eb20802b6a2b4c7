package main

import (
	_ "embed"
	"encoding/json"
	"net/http"
	"strconv"
	"strings"
)

//go:embed messages.json
var messageText []byte

// Messages by key.
type Messages map[string]string

var messages = readMessages()

func readMessages() map[string]Messages {
	read := map[string]Messages{}
	if err := json.Unmarshal(messageText, &read); err != nil {
		panic(err)
	}
	return read
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
