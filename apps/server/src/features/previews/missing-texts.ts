import type { Language } from '../../plugins/request-language.ts';

/** What a driver or a run-time system lacks, by the codes of the sandboxes, and how to get it. */
const texts: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  bubblewrap: {
    zh: '没有安装 bubblewrap（Debian：apt install bubblewrap）',
    en: 'bubblewrap is not installed (Debian: apt install bubblewrap)',
  },
  docker: {
    zh: '没有运行中的 Docker 或 Podman（可用 DOCKER_HOST 指定）',
    en: 'neither Docker nor podman is running (DOCKER_HOST names one)',
  },
  node: { zh: '没有 Node.js', en: 'there is no Node.js' },
  python: {
    zh: '没有 Python 3 与 FastAPI（Debian：apt install python3-fastapi python3-uvicorn）',
    en: 'there is no Python 3 with FastAPI (Debian: apt install python3-fastapi python3-uvicorn)',
  },
  go: { zh: '没有 Go（Debian：apt install golang-go）', en: 'there is no Go (Debian: apt install golang-go)' },
  java: {
    zh: '没有 JDK（Debian：apt install openjdk-17-jdk-headless）',
    en: 'there is no JDK (Debian: apt install openjdk-17-jdk-headless)',
  },
};

/** Words for a code; an unknown one is shown as it is. */
export function missingText(code: string, language: Language): string {
  return texts[code]?.[language] ?? code;
}
