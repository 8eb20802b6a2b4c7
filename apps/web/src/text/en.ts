import type { zh } from './zh.ts';

export const en: typeof zh = {
  product: 'Toolbench',
  titleSuffix: 'Toolbench',
  skip: 'Skip to content',
  newVersion: { ready: 'A new version is ready; it is used after a reload', reload: 'Reload' },
  palette: {
    open: 'Search tools',
    label: 'Tools and commands',
    sendLabel: 'Send to another tool',
    search: 'Search',
    placeholder: 'Search tools and commands',
    sendPlaceholder: 'Which tool shall take the result',
    none: 'No tool matches',
    commands: {
      language: 'Switch language',
      scheme: 'Switch light and dark',
      home: 'Home',
      tools: 'All tools',
      privacy: 'Privacy',
      limits: 'Limits',
      contact: 'Contact',
    },
  },
  suggest: {
    hint: 'Paste anything on this page or drop a file, and the fitting tools are listed. It does not leave the browser.',
    found: 'Tools for this:',
    unknown: 'This was not recognised. A place to start:',
    tooLarge: ({ size, limit }) => `The file has ${size}, more than the limit of ${limit}. Split it first`,
  },
  shelf: { favourites: 'Favourites', recent: 'Recently used' },
  header: {
    logo: 'Toolbench logo',
    logoHome: 'Toolbench, go to the home page',
    nav: 'Main',
    home: 'Home',
    tools: 'Tools',
    lab: 'Lab',
    login: 'Log in',
    logout: 'Log out',
    language: '中文',
    languageLabel: 'Switch to Chinese 切换到中文',
    menu: 'More',
    privacy: 'Privacy',
    limits: 'Limits',
    contact: 'Contact',
    version: ({ version, date }) => `v${version} · ${date}`,
    scheme: {
      light: 'Light theme; switch to dark',
      dark: 'Dark theme; switch to the system theme',
      auto: 'System theme; switch to light',
    },
  },
  sidebar: {
    label: 'Tools',
    labLabel: 'Lab tools',
    admin: 'Administration',
    settings: 'AI settings',
    held: 'Data on the server',
    calls: 'API reference',
    collapse: 'Collapse sidebar',
    expand: 'Expand sidebar',
    open: 'Open the list of tools',
    close: 'Close the list of tools',
    status: { stable: 'stable', beta: 'beta', experimental: 'experimental' },
    ad: 'Advertisement',
  },
  login: {
    title: 'Log in to the lab',
    note: 'The lab needs administrator credentials.',
    username: 'Username',
    password: 'Password',
    showPassword: 'Show or hide the password',
    submit: 'Log in',
    close: 'Close',
    bothNeeded: 'Enter a username and a password',
    refused: 'Wrong username or password',
    failed: 'Could not log in. Try again',
  },
  home: {
    title: 'The developer’s toolbench in the browser',
    description:
      'Fourteen developer tools that process data in the browser: JSON, XML, CSV, Base64, URL, regex, text diff, UUID, key pairs, QR codes. What they process stays in the page.',
    keywords: 'developer tools, online tools, JSON formatter, Base64, regex tester, text diff, QR code, privacy',
    heroTitle: 'Paste anything. It stays here.',
    heroText:
      'The data tools run entirely in the browser: production data, keys and tokens can be pasted, and nothing is sent anywhere. Of fourteen tools only the request catcher and the SFTP demo use the server, and say so.',
    start: 'Open the tools',
    features: {
      privacy: {
        title: 'Private by design',
        text: 'Data is processed locally and never uploaded. The content policy forbids the page requests to other sites, and the network panel shows it; only replay in the request catcher sends to the address that its user enters.',
      },
      instant: {
        title: 'Ready at once',
        text: 'No account, nothing to install. Small inputs give results as they are typed, and a 50 MB file does not freeze the page.',
      },
      ai: {
        title: 'AI-driven lab',
        text: 'Questions about documents and code, voice translation and app generation, for the logged-in administrator.',
      },
    },
    all: 'All tools',
  },
  tools: {
    title: 'All tools',
    description:
      'Fourteen tools in three groups: QR codes, development and data formatting. Data is processed in the browser.',
    keywords: 'developer tools, QR tools, data formatting, JSON, XML, CSV, UUID, regex',
    intro: 'Open one and start. All but the request catcher and the SFTP demo run in the browser alone.',
    building: 'in the making',
  },
  toolPage: {
    announced: 'This tool is in the making and will appear here when it is done.',
    back: 'See all tools',
  },
  lab: {
    title: 'AI lab',
    description: 'Questions about documents and code, voice translation and app generation, for administrators.',
    keywords: 'AI lab, document questions, code questions, voice translation, app generation',
    entries: {
      rag: { name: 'Document questions', text: 'Upload a PDF and get answers with page references' },
      cag: { name: 'Code questions', text: 'Upload a project and find answers by file and line' },
      translate: { name: 'Voice translation', text: 'A live conversation between two languages' },
      naturalcode: { name: 'App builder', text: 'Describe an app; build, preview and deploy it' },
    },
  },
  privacy: {
    title: 'Privacy',
    description: 'Tools process data locally in the browser; temporary data on the server is kept at most 24 hours.',
    keywords: 'privacy, local processing, data retention',
    sections: [
      {
        title: 'Tools process data locally',
        text: 'What is typed, pasted or opened is processed in the browser. It is not sent to the server or to anyone else. The content policy allows connections to this site only, so the browser blocks all others; the network panel of the developer tools shows it. The one exception is replay in the request catcher, which sends the chosen request to the address that its user enters.',
      },
      {
        title: 'Temporary data is kept at most 24 hours',
        text: 'A few features need the server, such as the request catcher and the lab. What they receive is temporary: it is deleted at most 24 hours later, and an administrator can delete it at any time before.',
      },
      {
        title: 'What the browser keeps',
        text: 'Local storage holds the language, the theme, the state of the sidebar, favourite and recent tools, the model chosen in the lab, the settings and glossary of voice translation and, after logging in, the session token with the user name; conversations of voice translation and their sound are in the browser’s database until the history is cleared; the tab’s session storage holds the catching address in use. Logging out removes the session. There are no tracking cookies and no analytics.',
      },
      {
        title: 'Advertising',
        text: 'There is none by default. Whoever runs a copy can configure an ad script; without one the slot does not appear.',
      },
    ],
  },
  contact: {
    title: 'Contact',
    description: 'Reach the operator, report a problem or a vulnerability.',
    keywords: 'contact, feedback, security report',
    sections: [
      {
        title: 'Questions and suggestions',
        text: 'Please contact whoever runs this copy of Toolbench. Name the version (top right), the browser and the steps, and leave out real keys and personal data.',
      },
      {
        title: 'Vulnerabilities',
        text: 'Please report them privately as SECURITY.md in the repository describes, and keep the details private until they are fixed.',
      },
    ],
  },
};
