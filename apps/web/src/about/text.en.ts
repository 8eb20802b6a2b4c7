import type { zh } from './text.zh.ts';

export const en: typeof zh = {
  about: 'About Toolbench',
  privacy: {
    title: 'Privacy',
    description: 'Tools process data locally in the browser; temporary data on the server is kept at most 24 hours.',
    keywords: 'privacy, local processing, data retention',
    sections: [
      {
        title: 'Tools process data locally',
        text: 'What is typed, pasted or opened is processed in the browser. It is not sent to the server or to anyone else. The content policy allows connections to this site only, so the browser blocks all others; you can check this in the network panel of the developer tools. The one exception is Replay in the request catcher, which sends the request you choose to the address you enter.',
      },
      {
        title: 'Temporary data is kept at most 24 hours',
        text: 'A few features need the server, such as the request catcher and the lab. What they receive is temporary: it is deleted within 24 hours, and an administrator can delete it sooner.',
      },
      {
        title: 'What the browser keeps',
        text: 'Local storage holds the language, the theme, the state of the sidebar, favourite and recent tools, the tools whose explanations you have seen, the recipes in My recipes (steps and options only, no input, keys or passwords), the model chosen in the lab, the settings and glossary of voice translation and, after logging in, the session token with the user name; conversations of voice translation and their sound are in the browser’s database until the history is cleared; the tab’s session storage holds the catching address in use and the texts and options of the tools and the conversations with documents and code, which a reload brings back and closing the tab removes; private keys and passwords are not among them, and the “More” menu switches it off, which also removes My recipes. Logging out removes the session and these conversations. The only cookie is set when the administrator signs in, to know the device again, and ends after 90 days without a sign-in. There are no tracking cookies and no analytics.',
      },
      {
        title: 'Advertising',
        text: 'There are no ads by default. An operator can set an ad script; without one there is no ad slot.',
      },
    ],
  },
  contact: {
    noAddress:
      'Whoever runs this copy of Toolbench has left no address here; ask the person who gave you the link. Operators set one as CONTACT_URL.',
    copyDetails: 'Copy version and browser',
    title: 'Contact',
    description: 'Reach the operator, report a problem or a vulnerability.',
    keywords: 'contact, feedback, security report',
    sections: [
      {
        title: 'Questions and suggestions',
        text: 'Include the version and browser (the button above copies both) and the steps to reproduce the problem. Leave out real keys and personal data.',
      },
      {
        title: 'Vulnerabilities',
        text: 'Report them privately, as SECURITY.md in the repository describes, and keep the details to yourself until they are fixed.',
      },
    ],
  },
};
