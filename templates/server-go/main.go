package main

import (
	"context"
	"log"
	"net"
	"net/http"
	"os"
	"os/signal"
	"syscall"
	"time"
)

func setting(name, otherwise string) string {
	if value := os.Getenv(name); value != "" {
		return value
	}
	return otherwise
}

func main() {
	log.SetFlags(log.LstdFlags | log.Lshortfile)
	folder := setting("DATA_DIR", "data")
	if err := os.MkdirAll(folder, 0o755); err != nil {
		log.Fatal(err)
	}
	store, err := openStore(folder)
	if err != nil {
		log.Fatal(err)
	}
	if model.Features.Visitors {
		if err := newAccounts(store).ensureOwner(folder); err != nil {
			log.Fatal(err)
		}
	}
	server := &http.Server{
		Addr:              net.JoinHostPort(setting("HOST", "127.0.0.1"), setting("PORT", "3000")),
		Handler:           newApp(store),
		ReadHeaderTimeout: 10 * time.Second,
	}
	stopped, stop := signal.NotifyContext(context.Background(), syscall.SIGINT, syscall.SIGTERM)
	defer stop()
	go func() {
		<-stopped.Done()
		server.Close()
	}()
	log.Printf("Listening on http://%s", server.Addr)
	if err := server.ListenAndServe(); err != http.ErrServerClosed {
		log.Fatal(err)
	}
	store.Close()
}
