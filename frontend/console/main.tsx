import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Console } from './console';
import './styles.css';

// A tab of an earlier build asks for files that are gone; the address tells the new one what to show.
window.addEventListener('vite:preloadError', (event) => {
  event.preventDefault();
  window.location.reload();
});

const place = document.getElementById('console');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <Console />
    </StrictMode>,
  );
}
