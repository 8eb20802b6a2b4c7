import { expect, it } from 'vitest';
import { readRequest } from '../../read-request.ts';

it.each([
  ['帮小明花店做一个网店', '小明花店', 'Online shop'],
  ['做一个卖水果的网店', '水果网店', 'Online shop'],
  ['帮我做一个宠物医院预约系统', '宠物医院预约', 'Booking'],
  ['做一个网店', '网上商店', 'Online shop'],
  ['Build a shop for handmade candles', '网上商店', 'Handmade candles shop'],
  ['A booking app for a nail salon', '预约', 'Nail salon booking'],
  ['A booking app for a nail salon called Rosy Tips', 'Rosy Tips', 'Rosy Tips'],
  ['a customer survey for my restaurant', '问卷', 'Restaurant survey'],
])('[NC-03] calls what is made of “%s” after those it is for', (sentence, zh, en) => {
  const understood = readRequest(sentence);
  expect(understood.understood && understood.model.name).toEqual({ zh, en });
});
