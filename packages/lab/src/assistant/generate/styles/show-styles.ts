import { code } from '../code.ts';

/** The tiles of galleries and shops. */
export const tilesStyle = () => code`
.tiles {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(230px, 1fr));
  gap: 20px;
}

.tile {
  display: flex;
  flex-direction: column;
  overflow: hidden;
}

.tile:hover {
  transform: translateY(-2px);
  box-shadow: var(--shadow-high);
}

.cover {
  display: grid;
  height: 128px;
  background: linear-gradient(135deg, var(--accent-soft), var(--chip-ground, var(--sunken)));
  color: var(--chip-text, var(--accent));
  font-size: 44px;
  font-weight: 650;
  place-items: center;
}

.tile-body {
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 8px;
  padding: 16px;
}

.tile-text {
  display: -webkit-box;
  color: var(--quiet);
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
}

.tile-foot {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  margin-top: auto;
  padding-top: 4px;
}

.price {
  font-size: 19px;
  font-weight: 650;
}
`;

/** Posts. */
export const postsStyle = () => code`
.posts {
  display: grid;
  gap: 16px;
}

.post {
  padding: 24px;
}

.post .quiet {
  margin-bottom: 10px;
}

.post h2 a {
  color: inherit;
  text-decoration: none;
}

.post h2 a:hover {
  color: var(--accent);
}

.post-meta {
  display: flex;
  flex-wrap: wrap;
  gap: 4px 14px;
  margin: 6px 0 12px;
  color: var(--quiet);
  font-size: 14px;
}

.article {
  padding: 40px;
}

.article .form-actions {
  margin-top: 28px;
}

.article h1 {
  margin-top: 16px;
}

.article-text {
  font-size: 17px;
  line-height: 1.8;
  white-space: pre-wrap;
}

@media (max-width: 720px) {
  .article {
    padding: 20px;
  }
}
`;

/** The cart of a shop. */
export const cartStyle = () => code`
.cart {
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(280px, 2fr);
  gap: 20px;
  align-items: start;
}

.cart-line {
  display: grid;
  grid-template-columns: 1fr auto auto;
  gap: 8px 20px;
  align-items: center;
  padding: 14px 20px;
  border-bottom: 1px solid var(--line);
}

.stepper {
  display: flex;
  align-items: center;
  gap: 4px;
}

.stepper output {
  min-width: 28px;
  text-align: center;
}

.cart-sum {
  display: flex;
  justify-content: space-between;
  padding: 18px 20px;
  font-size: 18px;
  font-weight: 650;
}

.checkout {
  padding: 24px;
}

@media (max-width: 860px) {
  .cart {
    grid-template-columns: 1fr;
  }
}

@media (max-width: 480px) {
  .cart-line {
    grid-template-columns: 1fr auto;
  }

  .cart-line > :first-child {
    grid-column: 1 / -1;
  }
}
`;
