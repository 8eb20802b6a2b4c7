package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"net"
	"net/http"
	"net/netip"
	"os"
	"strings"
	"sync"
	"time"
)

// How many passwords are checked in a quarter of an hour: from one sender, and for one name from all who are new to it.
const (
	mostOfSender = 10
	mostOfName   = 100
	tryWindow    = 15 * time.Minute
	mostCounted  = 10_000
)

// addressOf tells who sends a request: what the proxy in front says, and only where there is one, as anybody can send that
// header.
func addressOf(request *http.Request) string {
	hops := strings.Split(strings.Join(request.Header.Values("X-Forwarded-For"), ","), ",")
	if told := strings.TrimSpace(hops[len(hops)-1]); told != "" && os.Getenv("TRUST_PROXY") == "1" {
		return told
	}
	host, _, _ := net.SplitHostPort(request.RemoteAddr)
	return host
}

// senderOf is an address, or the network of an IPv6 address, since whoever has one of its addresses has all of them.
func senderOf(address string) string {
	ip, err := netip.ParseAddr(address)
	if err != nil {
		return address
	}
	if ip = ip.Unmap().WithZone(""); ip.Is4() {
		return ip.String()
	}
	network, _ := ip.Prefix(64)
	return network.String()
}

func sealOf(id, password string) string {
	mac := hmac.New(sha256.New, []byte(password))
	mac.Write([]byte("device " + id))
	return base64.RawURLEncoding.EncodeToString(mac.Sum(nil))
}

// newDevice is what a device keeps after signing in, sealed with the hash of the password: it opens nothing, and is void
// with the password.
func newDevice(password string) string {
	id := base64.RawURLEncoding.EncodeToString(randomBytes(16))
	return id + "." + sealOf(id, password)
}

// subject is something that tries are counted for.
type subject struct {
	name string
	most int
}

// subjectsOf tells what a try counts for: its sender, and the name whoever tries it. Where this account has signed in before
// it counts for the device alone, so that nobody else keeps its owner out.
func subjectsOf(address, name, device, password string) []subject {
	id, seal, _ := strings.Cut(device, ".")
	if hmac.Equal([]byte(seal), []byte(sealOf(id, password))) {
		return []subject{{"device " + id, mostOfSender}}
	}
	return []subject{{"sender " + senderOf(address), mostOfSender}, {"name " + name, mostOfName}}
}

type counted struct {
	count int
	since time.Time
}

// tries counts tries, whether there is such an account or not.
type tries struct {
	lock    sync.Mutex
	now     func() time.Time
	counted map[[sha256.Size]byte]counted
}

func newTries() *tries {
	return &tries{now: time.Now, counted: map[[sha256.Size]byte]counted{}}
}

func (own *tries) find(subject subject) ([sha256.Size]byte, counted) {
	key := sha256.Sum256([]byte(subject.name))
	found := own.counted[key]
	if own.now().Sub(found.since) >= tryWindow {
		found = counted{since: own.now()}
	}
	return key, found
}

// makeRoom forgets what has been counted for longest.
func (own *tries) makeRoom() {
	if len(own.counted) < mostCounted {
		return
	}
	var oldest [sha256.Size]byte
	since := own.now()
	for key, one := range own.counted {
		if !one.since.After(since) {
			oldest, since = key, one.since
		}
	}
	delete(own.counted, oldest)
}

// take counts a try before its password is checked, so that many at once do not get past; false where there were too many.
func (own *tries) take(subjects []subject) bool {
	own.lock.Lock()
	defer own.lock.Unlock()
	for _, subject := range subjects {
		if _, found := own.find(subject); found.count >= subject.most {
			return false
		}
	}
	for _, subject := range subjects {
		key, found := own.find(subject)
		if found.count == 0 {
			own.makeRoom()
		}
		found.count++
		own.counted[key] = found
	}
	return true
}

// giveBack is for a password that was right.
func (own *tries) giveBack(subjects []subject) {
	own.lock.Lock()
	defer own.lock.Unlock()
	for _, subject := range subjects {
		if key, found := own.find(subject); found.count > 0 {
			found.count--
			own.counted[key] = found
		}
	}
}
