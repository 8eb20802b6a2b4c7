package main

import (
	"encoding/base64"
	"net/http"
)

// visitor is who asks: the owner, somebody who is signed in, or somebody whose records have the key.
type visitor struct {
	isOwner, isSignedIn bool
	key                 string
}

// visitorOf tells who asks. What they made is known by their account, or by a secret of theirs, which itself is not kept.
func (own *app) visitorOf(request *http.Request) (visitor, error) {
	if !model.Features.Login {
		return visitor{}, nil
	}
	name, err := own.accounts.ofSession(tokenOf(request))
	who := visitor{isOwner: model.Features.Visitors && name == "owner", isSignedIn: name != ""}
	if model.Features.SignUp {
		if name != "" {
			who.key = hashToken("account " + name)
		}
	} else if cookie, err := request.Cookie("visitor"); err == nil && len(cookie.Value) == 43 {
		who.key = hashToken(cookie.Value)
	}
	return who, err
}

// mayAdd lets strangers add what they may, and gives each without an account a secret that their records are known by.
func (own *app) mayAdd(response http.ResponseWriter, request *http.Request, entity *Entity) bool {
	if entity.Visitors != "add" {
		return own.mayChange(response, request)
	}
	who, err := own.visitorOf(request)
	switch {
	case err != nil:
		own.fail(response, request, err)
		return false
	case who.isOwner || who.key != "":
		return true
	case model.Features.SignUp:
		refuse(response, request, http.StatusUnauthorized, "signIn")
		return false
	}
	cookie := http.Cookie{
		Name: "visitor", Value: base64.RawURLEncoding.EncodeToString(randomBytes(32)), Path: "/",
		MaxAge: 365 * 86_400, HttpOnly: true, SameSite: http.SameSiteStrictMode,
	}
	http.SetCookie(response, &cookie)
	request.AddCookie(&cookie)
	return true
}

// mayChange lets only the owner change anything where strangers come, and only those who are signed in where anybody can.
func (own *app) mayChange(response http.ResponseWriter, request *http.Request) bool {
	who, err := own.visitorOf(request)
	switch {
	case err != nil:
		own.fail(response, request, err)
	case model.Features.SignUp && !who.isSignedIn:
		refuse(response, request, http.StatusUnauthorized, "signIn")
	case !model.Features.Visitors || who.isOwner:
		return true
	case model.Features.SignUp:
		refuse(response, request, http.StatusForbidden, "ownerOnly")
	default:
		refuse(response, request, http.StatusUnauthorized, "ownerOnly")
	}
	return false
}

// mayRemove lets strangers take back what is theirs.
func (own *app) mayRemove(response http.ResponseWriter, request *http.Request, entity *Entity, record Record) bool {
	who, err := own.visitorOf(request)
	switch {
	case err != nil:
		own.fail(response, request, err)
	case entity.Visitors != "add" || who.isOwner || (model.Features.SignUp && !who.isSignedIn):
		return own.mayChange(response, request)
	case !who.sees(entity, record):
		own.unknown(response, request)
	case entity.isHandled(record):
		refuse(response, request, http.StatusConflict, "handled")
	default:
		return true
	}
	return false
}

// isHandled tells whether the owner has begun to handle a record: then nobody else takes it back.
func (entity *Entity) isHandled(record Record) bool {
	for _, field := range entity.Fields {
		begun := field.Preset
		if begun == nil {
			begun = false
		}
		if field.Staff && record[field.Name] != begun {
			return true
		}
	}
	return false
}

// withoutStaff is what a request says of a record: what the owner sets is not heard from anybody else.
func (who visitor) withoutStaff(entity *Entity, body Record) Record {
	if entity.Visitors == "" || who.isOwner {
		return body
	}
	for _, field := range entity.Fields {
		if field.Staff {
			delete(body, field.Name)
		}
	}
	return body
}

// keyFor tells whose records somebody sees: nobody's of a kind that is the owner's alone, though they were sent in before.
func (who visitor) keyFor(entity *Entity) string {
	if entity.Visitors != "add" {
		return ""
	}
	return who.key
}

// sees tells whether a record may be shown: strangers see their own, readers what is published.
func (who visitor) sees(entity *Entity, record Record) bool {
	published := entity.Published
	if published != nil && !who.isSignedIn && record[published.Name] != published.Value {
		return false
	}
	key := who.keyFor(entity)
	return entity.Visitors == "" || who.isOwner || (key != "" && record["_visitor"] == key)
}

// forReaders leaves out what others made, and drafts.
func (query Query) forReaders(entity *Entity, who visitor) Query {
	for _, field := range entity.Fields {
		if field.Internal && !who.isOwner {
			query.Filters = append(query.Filters, Filter{field, who.keyFor(entity)})
		}
		if published := entity.Published; published != nil && !who.isSignedIn && field.Name == published.Name {
			query.Filters = append(query.Filters, Filter{field, published.Value})
		}
	}
	return query
}

// withoutVisitor is a record as it is shown: who made it is nobody's business.
func withoutVisitor(record Record) Record {
	shown := Record{}
	for name, value := range record {
		if name != "_visitor" {
			shown[name] = value
		}
	}
	return shown
}
