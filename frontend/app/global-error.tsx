'use client';

/** When even the layout failed: unbranded, because nothing about the brand can be trusted to load any more. */
export default function GlobalError() {
  return (
    <html lang="en" style={{ colorScheme: 'light dark' }}>
      <body
        style={{
          font: '1.125rem/1.5 system-ui, sans-serif',
          margin: '20vh auto',
          maxWidth: '32rem',
          padding: '0 1.5rem',
        }}
      >
        <h1>Error</h1>
        {/* A document load, on purpose: the router may be what broke. */}
        <a href="/">Home</a>
      </body>
    </html>
  );
}
