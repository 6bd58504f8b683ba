import type { ReactNode } from 'react';

/** Line drawings in a box of 24, for a stroke of 1.8 with round ends. */
export const ICON_PATHS = {
  search: (
    <>
      <circle cx="11" cy="11" r="7" />
      <path d="m20 20-3.9-3.9" />
    </>
  ),
  shield: (
    <>
      <path d="M12 3 4.5 6v5.5c0 4.6 3.1 8 7.5 9.5 4.4-1.5 7.5-4.9 7.5-9.5V6z" />
      <path d="m8.8 12 2.3 2.3 4.2-4.5" />
    </>
  ),
  label: (
    <>
      <path d="M12.6 3.5H20v7.4l-8.9 8.9a1.5 1.5 0 0 1-2.1 0l-5.3-5.3a1.5 1.5 0 0 1 0-2.1z" />
      <circle cx="16" cy="7.5" r="1.1" />
    </>
  ),
  external: (
    <>
      <path d="M14 4h6v6" />
      <path d="M20 4l-9 9" />
      <path d="M19 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1h5" />
    </>
  ),
  import: (
    <>
      <path d="M12 4v11" />
      <path d="m7.5 10.5 4.5 4.5 4.5-4.5" />
      <path d="M4 17v2a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-2" />
    </>
  ),
  pin: <path d="M12 21v-6m-5 0h10l-1.8-3.2V6.5L17 4H7l1.8 2.5v5.3z" />,
  reply: (
    <>
      <path d="M9 6 4 11l5 5" />
      <path d="M4 11h10a6 6 0 0 1 6 6v2" />
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5l3.2 2" />
    </>
  ),
  place: (
    <>
      <path d="M12 21s7-6.2 7-11.3A7 7 0 0 0 5 9.7C5 14.8 12 21 12 21z" />
      <circle cx="12" cy="9.8" r="2.4" />
    </>
  ),
  phone: (
    <path d="M6.5 3.5h3l1.5 4-2 1.6a12 12 0 0 0 5.9 5.9l1.6-2 4 1.5v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2z" />
  ),
  mail: (
    <>
      <path d="M4 6h16v12H4z" />
      <path d="m4 7 8 6.5L20 7" />
    </>
  ),
  globe: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c2.5 2.4 3.6 5.2 3.6 8.5s-1.1 6.1-3.6 8.5c-2.5-2.4-3.6-5.2-3.6-8.5s1.1-6.1 3.6-8.5z" />
    </>
  ),
  sun: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.5v2.3M12 19.2v2.3M2.5 12h2.3M19.2 12h2.3M5.3 5.3l1.6 1.6M17.1 17.1l1.6 1.6M18.7 5.3l-1.6 1.6M6.9 17.1l-1.6 1.6" />
    </>
  ),
  moon: <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z" />,
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  bell: <path d="M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 2H5zm3.5 2a2 2 0 0 0 4 0" />,
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  filter: <path d="M4 7h16M7 12h10M10 17h4" />,
  partly: <path d="M6 12h12" />,
  chevron: <path d="m7 10 5 5 5-5" />,
  arrow: <path d="M4.5 12h15m-6-6 6 6-6 6" />,
  info: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11v5" />
      <circle cx="12" cy="8" r="0.6" fill="currentColor" />
    </>
  ),
  warning: (
    <>
      <path d="M12 4 2.8 19.5h18.4z" />
      <path d="M12 10v4.5" />
      <circle cx="12" cy="17" r="0.6" fill="currentColor" />
    </>
  ),
  star: <path d="M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9L12 16.8l-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z" />,
  send: (
    <>
      <path d="M20.5 3.5 3.5 10.5l6.5 3 3 6.5z" />
      <path d="m10 13.5 4-4" />
    </>
  ),
  chat: <path d="M4 5h16v11h-9l-4.5 4v-4H4z" />,
  chart: <path d="M4 20h16M7 16v-5M12 16V6M17 16v-8" />,
  window: (
    <>
      <path d="M3.5 5h17v14h-17z" />
      <path d="M3.5 9.5h17" />
    </>
  ),
  user: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20.5a7.5 7.5 0 0 1 15 0" />
    </>
  ),
  thumb: (
    <path d="M7 11v9H4v-9zm0 0 4-7.5c1.4 0 2.3.9 2.3 2.3L12.7 9H18a2 2 0 0 1 2 2.4l-1.3 6.9A2 2 0 0 1 16.7 20H7" />
  ),
  upload: (
    <>
      <path d="M12 16V5m-4.5 4.5L12 5l4.5 4.5" />
      <path d="M4 16v3a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-3" />
    </>
  ),
  camera: (
    <>
      <path d="M3.5 7.5h4L9 5h6l1.5 2.5h4V19h-17z" />
      <circle cx="12" cy="13" r="3.5" />
    </>
  ),
  copy: (
    <>
      <path d="M9 9h11v11H9z" />
      <path d="M5.5 15H4V4h11v1.5" />
    </>
  ),
  trash: <path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 13h9.4l.8-13M10 11v5m4-5v5" />,
  edit: <path d="M4 20h4L19.5 8.5l-4-4L4 16zM13 7l4 4" />,
  key: (
    <>
      <circle cx="8" cy="15" r="4" />
      <path d="m11 12 8.5-8.5M16 7l3 3" />
    </>
  ),
  settings: <path d="M4 7h9m4 0h3M4 17h3m4 0h9M15 4.5v5M9 14.5v5" />,
  eye: (
    <>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
      <circle cx="12" cy="12" r="2.8" />
    </>
  ),
  eyeOff: (
    <>
      <path d="M4.5 8.5A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-.9M8.5 6.2A9.3 9.3 0 0 1 12 5.5C18 5.5 21.5 12 21.5 12a16 16 0 0 1-2.6 3.4" />
      <path d="m4 4 16 16" />
    </>
  ),
  plus: <path d="M12 6v12M6 12h12" />,
  download: (
    <>
      <path d="M12 4v11m-4.5-4.5L12 15l4.5-4.5" />
      <path d="M5 20h14" />
    </>
  ),
  shop: (
    <>
      <path d="M5 8h14l-1 12H6z" />
      <path d="M9 11V7a3 3 0 0 1 6 0v4" />
    </>
  ),
  tools: (
    <path d="m20.5 7.5-3 3-3.5-.5-.5-3.5 3-3a5 5 0 0 0-6.4 6.4L4 16a2.1 2.1 0 0 0 0 3l1 1a2.1 2.1 0 0 0 3 0l6.1-6.1a5 5 0 0 0 6.4-6.4z" />
  ),
  bed: (
    <>
      <path d="M3 19V6m0 10h18m0 3v-6a3 3 0 0 0-3-3h-8v6" />
      <circle cx="6.5" cy="11" r="1.8" />
    </>
  ),
  cutlery: (
    <>
      <path d="M7 3v18M4 3v4.5a3 3 0 0 0 6 0V3" />
      <path d="M17 21v-7h-2.5V8.5C14.5 5.5 15.6 3.6 17 3z" />
    </>
  ),
  file: <path d="M14 3.5H6.5v17h11V7zm0 0V7h3.5" />,
  signOut: (
    <>
      <path d="M14 4.5H6v15h8" />
      <path d="M10.5 12h9.5m-3.5-3.5L20 12l-3.5 3.5" />
    </>
  ),
} satisfies Record<string, ReactNode>;
