import { code } from '../code.ts';

/** The bar at the top, the main part and the heads of pages, on narrow screens too. */
export const frameStyle = () => code`
.top {
  position: sticky;
  top: 0;
  z-index: 10;
  border-bottom: 1px solid var(--line);
  background: var(--card);
}

.top-inner {
  display: flex;
  align-items: center;
  gap: 8px 24px;
  max-width: 1160px;
  min-height: 60px;
  margin: 0 auto;
  padding: 8px 24px;
}

.brand {
  display: flex;
  flex: none;
  align-items: center;
  gap: 10px;
  max-width: 40%;
  color: var(--text);
  font-weight: 650;
  line-height: 1.3;
  text-decoration: none;
}

.brand-mark {
  display: grid;
  flex: none;
  width: 32px;
  height: 32px;
  border-radius: 9px;
  background: var(--accent);
  color: var(--on-accent);
  font-weight: 700;
  place-items: center;
}

.nav {
  display: flex;
  flex: 1;
  gap: 4px;
  min-width: 0;
  overflow-x: auto;
  scrollbar-width: none;
}

.nav a {
  flex: none;
  padding: 6px 12px;
  border-radius: 8px;
  color: var(--quiet);
  font-weight: 500;
  text-decoration: none;
}

.nav a:hover {
  background: var(--sunken);
  color: var(--text);
}

.nav a[aria-current='page'] {
  background: var(--accent-soft);
  color: var(--accent);
}

.nav .count {
  margin-left: 6px;
  padding: 0 7px;
  border-radius: 10px;
  background: var(--accent);
  color: var(--on-accent);
  font-size: 12px;
}

.top-actions {
  display: flex;
  flex: none;
  align-items: center;
  gap: 4px;
  margin-left: auto;
}

.main {
  max-width: 1160px;
  min-height: 60vh;
  margin: 0 auto;
  padding: 32px 24px 80px;
}

.main:focus {
  outline: none;
}

.page-head {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
  margin-bottom: 20px;
}

.page-actions {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
}

.quiet {
  color: var(--quiet);
}

.card {
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--card);
  box-shadow: var(--shadow);
}

.narrow {
  max-width: 640px;
  margin: 0 auto;
}

.empty {
  display: grid;
  justify-items: center;
  gap: 8px;
  padding: 64px 24px;
  text-align: center;
}

.empty .icon {
  width: 40px;
  height: 40px;
  padding: 8px;
  border-radius: 12px;
  background: var(--accent-soft);
  color: var(--accent);
}

.empty .button {
  margin-top: 8px;
}

.number {
  font-variant-numeric: tabular-nums;
}

@media (max-width: 720px) {
  .top-inner {
    flex-wrap: wrap;
    padding: 8px 16px;
  }

  .brand {
    max-width: 55%;
  }

  .nav {
    flex-basis: 100%;
    order: 3;
    margin: 0 -4px;
  }

  .main {
    padding: 20px 16px 64px;
  }

  h1 {
    font-size: 22px;
  }
}

@media (prefers-reduced-motion: no-preference) {
  .button,
  .nav a,
  .tile {
    transition:
      background-color 0.12s,
      box-shadow 0.12s,
      transform 0.12s;
  }
}
`;
