import { app } from '../model.js';

const key = app.slug + '.cart';
const listeners = new Set();

/** `[{ id, quantity }]` */
export const cartItems = () => JSON.parse(localStorage.getItem(key) ?? '[]');
export const cartCount = () => cartItems().reduce((sum, item) => sum + item.quantity, 0);

function store(items) {
  localStorage.setItem(key, JSON.stringify(items));
  for (const listener of listeners) listener();
}

export function setQuantity(id, quantity) {
  const others = cartItems();
  const found = others.find((item) => item.id === id);
  if (found) found.quantity = quantity;
  else others.push({ id, quantity });
  store(others.filter((item) => item.quantity > 0));
}

export const addToCart = (id) => setQuantity(id, (cartItems().find((item) => item.id === id)?.quantity ?? 0) + 1);
export const clearCart = () => store([]);

/** Calls back when the cart changes; gives a function that ends that. */
export function onCart(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
