package main

import (
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"time"
	"unicode/utf8"
)

const (
	rounds      = 210_000
	sessionTime = 30 * 24 * time.Hour
	deviceTime  = 365 * 24 * time.Hour
)

type account struct {
	id             int64
	name, password string
}

type accounts struct {
	store *Store
	tries *tries
	// What a wrong name is compared with, so that it takes as long as a wrong password.
	nobody string
}

func newAccounts(store *Store) *accounts {
	return &accounts{store: store, tries: newTries(), nobody: hex.EncodeToString(randomBytes(16)) + ":"}
}

func randomBytes(count int) []byte {
	bytes := make([]byte, count)
	if _, err := rand.Read(bytes); err != nil {
		panic(err)
	}
	return bytes
}

// hashPassword is PBKDF2 with HMAC-SHA-256 (RFC 8018), one block long.
func hashPassword(password string, salt []byte) string {
	mac := hmac.New(sha256.New, []byte(password))
	mac.Write(append(append([]byte{}, salt...), 0, 0, 0, 1))
	block := mac.Sum(nil)
	hash := append([]byte{}, block...)
	for round := 1; round < rounds; round++ {
		mac.Reset()
		mac.Write(block)
		block = mac.Sum(block[:0])
		for index := range hash {
			hash[index] ^= block[index]
		}
	}
	return hex.EncodeToString(salt) + ":" + hex.EncodeToString(hash)
}

func isPassword(password, stored string) bool {
	salt, err := hex.DecodeString(strings.SplitN(stored, ":", 2)[0])
	return err == nil && subtle.ConstantTimeCompare([]byte(hashPassword(password, salt)), []byte(stored)) == 1
}

func hashToken(token string) string {
	hash := sha256.Sum256([]byte(token))
	return hex.EncodeToString(hash[:])
}

func tokenOf(request *http.Request) string {
	cookie, err := request.Cookie("session")
	if err != nil {
		return ""
	}
	return hashToken(cookie.Value)
}

func readAccount(response http.ResponseWriter, request *http.Request) (name, password string, isRead bool) {
	body := struct{ Name, Password string }{}
	isJSON := strings.HasPrefix(request.Header.Get("Content-Type"), "application/json")
	if !isJSON || json.NewDecoder(request.Body).Decode(&body) != nil {
		refuse(response, request, http.StatusBadRequest, "notJson")
		return "", "", false
	}
	return strings.TrimSpace(body.Name), body.Password, true
}

func (own *app) signIn(response http.ResponseWriter, request *http.Request, found account, status int) {
	token := base64.RawURLEncoding.EncodeToString(randomBytes(32))
	if err := own.accounts.open(hashToken(token), found.id, time.Now().Add(sessionTime).Unix()); err != nil {
		own.fail(response, request, err)
		return
	}
	setSession(response, token, int(sessionTime.Seconds()))
	setCookie(response, "device", newDevice(found.password), "/api/session", int(deviceTime.Seconds()))
	send(response, status, map[string]string{"name": found.name})
}

func setSession(response http.ResponseWriter, token string, seconds int) {
	setCookie(response, "session", token, "/", seconds)
}

func setCookie(response http.ResponseWriter, name, value, path string, seconds int) {
	cookie := http.Cookie{Name: name, Value: value, Path: path, MaxAge: seconds, HttpOnly: true, SameSite: http.SameSiteStrictMode}
	http.SetCookie(response, &cookie)
}

// signUp answers POST /api/accounts.
func (own *app) signUp(response http.ResponseWriter, request *http.Request) {
	if request.Method != http.MethodPost {
		own.unknown(response, request)
		return
	}
	name, password, isRead := readAccount(response, request)
	if !isRead {
		return
	}
	say, problems := messagesFor(request), map[string]string{}
	found, err := own.accounts.find(name)
	if err != nil {
		own.fail(response, request, err)
		return
	}
	if length := utf8.RuneCountInString(name); length < 2 || length > 40 || strings.ContainsRune(name, 0) {
		problems["name"] = say["nameLength"]
	} else if found.id != 0 {
		problems["name"] = say["taken"]
	}
	if length := utf8.RuneCountInString(password); length < 8 || length > 200 {
		problems["password"] = say["passwordLength"]
	}
	if len(problems) > 0 {
		send(response, http.StatusUnprocessableEntity, map[string]any{"errors": problems})
		return
	}
	hash := hashPassword(password, randomBytes(16))
	id, err := own.accounts.create(name, hash)
	if err != nil {
		// Somebody else may just have taken the name.
		if found, _ := own.accounts.find(name); found.id != 0 {
			send(response, http.StatusUnprocessableEntity, map[string]any{"errors": map[string]string{"name": say["taken"]}})
			return
		}
		own.fail(response, request, err)
		return
	}
	own.signIn(response, request, account{id: id, name: name, password: hash}, http.StatusCreated)
}

// session signs in (POST), tells who is signed in (GET) and signs out (DELETE).
func (own *app) session(response http.ResponseWriter, request *http.Request) {
	switch request.Method {
	case http.MethodPost:
		own.openSession(response, request)
	case http.MethodGet:
		name, err := own.accounts.ofSession(tokenOf(request))
		if err != nil {
			own.fail(response, request, err)
			return
		}
		var shown *string
		if name != "" {
			shown = &name
		}
		send(response, http.StatusOK, map[string]*string{"name": shown})
	case http.MethodDelete:
		if err := own.accounts.close(tokenOf(request)); err != nil {
			own.fail(response, request, err)
			return
		}
		setSession(response, "", -1)
		response.WriteHeader(http.StatusNoContent)
	default:
		own.unknown(response, request)
	}
}

func (own *app) openSession(response http.ResponseWriter, request *http.Request) {
	name, password, isRead := readAccount(response, request)
	if !isRead {
		return
	}
	found, err := own.accounts.find(name)
	if err != nil {
		own.fail(response, request, err)
		return
	}
	stored := account{name: name, password: own.accounts.nobody}
	if found.id != 0 {
		stored = found
	}
	device := ""
	if cookie, err := request.Cookie("device"); err == nil {
		device = cookie.Value
	}
	subjects := subjectsOf(addressOf(request), stored.name, device, stored.password)
	if !own.accounts.tries.take(subjects) {
		refuse(response, request, http.StatusTooManyRequests, "tooManyTries")
		return
	}
	if len(password) > 800 || !isPassword(password, stored.password) || found.id == 0 {
		refuse(response, request, http.StatusUnauthorized, "wrongPassword")
		return
	}
	own.accounts.tries.giveBack(subjects)
	own.signIn(response, request, found, http.StatusOK)
}

// ensureOwner gives the owner an account: its password is OWNER_PASSWORD, or one that is made at the first start and kept
// beside the data. Whoever can read the output of the server may know it.
func (own *accounts) ensureOwner(folder string) error {
	password := os.Getenv("OWNER_PASSWORD")
	if password == "" {
		file := filepath.Join(folder, "owner-password.txt")
		kept, err := os.ReadFile(file)
		if os.IsNotExist(err) {
			kept = []byte(base64.RawURLEncoding.EncodeToString(randomBytes(12)))
			err = os.WriteFile(file, kept, 0o600)
		}
		if err != nil {
			return err
		}
		password = strings.TrimSpace(string(kept))
		fmt.Println("Owner password:", password)
	}
	found, err := own.find("owner")
	if err != nil || (found.id != 0 && isPassword(password, found.password)) {
		return err
	}
	hash := hashPassword(password, randomBytes(16))
	if found.id != 0 {
		return own.change(found.id, hash)
	}
	_, err = own.create("owner", hash)
	return err
}
