import { request } from 'node:http';
import type { ServerPlan } from '../../features/previews/sandbox-port.ts';

export interface TestApp {
  readonly plan: ServerPlan;
  readonly files: Readonly<Record<string, string>>;
}

/** For each runtime a server that says hello and keeps a database; every import that apps are promised is among them. */
export const helloApps: Record<ServerPlan['runtime'], TestApp> = {
  node: {
    plan: { runtime: 'node', folder: 'server', entry: 'src/main.js' },
    files: {
      'server/package.json': '{"type":"module"}',
      'server/src/main.js': `import express from 'express';
import 'pg';
import 'mysql2/promise';
import sqlite from 'node-sqlite3-wasm';
const database = new sqlite.Database(process.env.DATA_DIR + '/app.db');
database.exec('create table if not exists t (a)');
const app = express();
app.get('/', (request, response) => response.send('hello'));
app.listen(process.env.PORT, process.env.HOST);
`,
    },
  },
  python: {
    plan: { runtime: 'python', folder: '', entry: 'main.py' },
    files: {
      'main.py': `import os, sqlite3, uvicorn
from fastapi import FastAPI
from fastapi.responses import PlainTextResponse
sqlite3.connect(os.environ['DATA_DIR'] + '/app.db').execute('create table if not exists t (a)')
app = FastAPI()
@app.get('/', response_class=PlainTextResponse)
def root():
    return 'hello'
uvicorn.run(app, host=os.environ['HOST'], port=int(os.environ['PORT']), log_level='warning')
`,
    },
  },
  go: {
    plan: { runtime: 'go', folder: 'server', entry: 'main.go' },
    files: {
      'server/go.mod': 'module example/shop\n\ngo 1.19\n',
      'server/rows/rows.go': 'package rows\n\nconst Word = "hello"\n',
      'server/main.go': `package main

import (
	"database/sql"
	"example/shop/rows"
	_ "github.com/go-sql-driver/mysql"
	_ "github.com/lib/pq"
	_ "github.com/mattn/go-sqlite3"
	"net/http"
	"os"
)

func main() {
	database, _ := sql.Open("sqlite3", os.Getenv("DATA_DIR")+"/app.db")
	if _, err := database.Exec("create table if not exists t (a)"); err != nil {
		panic(err)
	}
	http.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) { w.Write([]byte(rows.Word)) })
	panic(http.ListenAndServe(os.Getenv("HOST")+":"+os.Getenv("PORT"), nil))
}
`,
    },
  },
  java: {
    plan: { runtime: 'java', folder: 'server', entry: 'src/Main.java' },
    files: {
      'server/src/Word.java': 'class Word { static final String WORD = "hello"; }\n',
      'server/src/Main.java': `import com.sun.net.httpserver.HttpServer;
import java.net.InetSocketAddress;
import java.sql.DriverManager;

public class Main {
  public static void main(String[] args) throws Exception {
    try (var database = DriverManager.getConnection("jdbc:sqlite:" + System.getenv("DATA_DIR") + "/app.db")) {
      database.createStatement().execute("create table if not exists t (a)");
    }
    var address = new InetSocketAddress(System.getenv("HOST"), Integer.parseInt(System.getenv("PORT")));
    var server = HttpServer.create(address, 0);
    server.createContext("/", exchange -> {
      exchange.sendResponseHeaders(200, Word.WORD.length());
      exchange.getResponseBody().write(Word.WORD.getBytes());
      exchange.close();
    });
    server.start();
  }
}
`,
    },
  },
};

/** Asks an app by its socket. */
export function ask(socketPath: string, path = '/', body = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request({ socketPath, path, method: body === '' ? 'GET' : 'POST' }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve(text));
      response.on('error', reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
