import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { IconSprite } from '#components/layout/IconSprite.tsx';
import { themeScript } from '#components/layout/theme-script.ts';
import { SITE_LANGUAGE } from '#lib/seo/site-language.ts';
import '#styles/site.css';

/** Pages replace these icons if editors have set one. */
export const metadata: Metadata = {
  manifest: '/manifest.webmanifest',
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/favicon.svg', type: 'image/svg+xml' },
    ],
    apple: '/apple-touch-icon.png',
  },
};

export const viewport: Viewport = {
  // The background of each color scheme (--paper in styles/tokens.css). Hexadecimal, because not every browser supports oklch() here.
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f7f5f0' },
    { media: '(prefers-color-scheme: dark)', color: '#0b1422' },
  ],
};

/** The HTML document of every page. Status pages are rendered at build time, so nothing here can depend on the content service. */
export default function RootLayout({ children }: { children: ReactNode }) {
  // A `<link>` element would be in the document twice, because React renders a preload of its own for it.
  preload('/fonts/archivo-core.woff2', { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <html lang={SITE_LANGUAGE} dir="ltr" suppressHydrationWarning>
      <head>
        {/* Delays the first paint until the whole header has arrived, so that it does not shift. */}
        <link rel="expect" href="#main" blocking="render" />
        {/* Sets the color theme when Next serves the page itself. The document server sets it on the server and removes this script. */}
        <script data-plain-next="" dangerouslySetInnerHTML={{ __html: themeScript }} />
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <IconSprite />
        {children}
      </body>
    </html>
  );
}
