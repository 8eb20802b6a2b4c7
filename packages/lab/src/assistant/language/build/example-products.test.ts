import { describe, expect, it } from 'vitest';
import { changeModel } from '../change-model.ts';
import { readRequest } from '../read-request.ts';

const modelOf = (sentence: string) => {
  const understood = readRequest(sentence);
  if (!understood.understood) throw new Error(`Not understood: ${sentence}`);
  return understood;
};

const productOf = ({ model }: Pick<ReturnType<typeof modelOf>, 'model'>) =>
  model.entities.find(({ name }) => name === 'Product');

const names = (sentence: string) => productOf(modelOf(sentence))?.seeds.map(({ name }) => name);

describe('[NC-03] a shop has examples of what it sells', () => {
  it.each([
    ['做一个茶叶店', '西湖龙井'],
    ['帮我做一个卖茶叶的网店', '西湖龙井'],
    ['做一个花店', '红玫瑰花束'],
    ['做一个卖宠物用品的商城，商品有名称、价格、库存', '猫粮'],
    ['a tea shop', 'Earl Grey'],
    ['online store that sells sneakers', 'Running shoes'],
  ])('%s: %s', (sentence, product) => {
    expect(names(sentence)?.[0]).toBe(product);
    expect(modelOf(sentence).unused).toEqual([]);
  });

  it('of each kind in turn where it sells several', () => {
    expect(names('online shop selling candles and soap')?.slice(0, 2)).toEqual(['Lavender candle', 'Olive soap']);
  });

  it('and orders of the same', () => {
    const orders = modelOf('一个茶叶店，能下单').model.entities.find(({ name }) => name === 'Order');
    expect(orders?.seeds[0]?.items).toBe('西湖龙井 × 1');
  });

  it('which a change of its fields leaves as they are', () => {
    const changed = changeModel(modelOf('a tea shop').model, 'add a field "Origin" to products');
    if (!changed.ok) throw new Error('Not understood');
    expect(productOf(changed)?.seeds[0]?.name).toBe('Earl Grey');
  });

  it('and things of every kind where nothing says what', () => {
    expect(names('做一个网上商店')?.[0]).toBe('手工皂');
  });

  it('while a page that tells of a shop sells nothing', () => {
    expect(modelOf('给我的茶叶店做个网站').model.family).toBe('landing');
  });
});

describe('[NC-03] example records', () => {
  it('refer to nothing that readers may not see', () => {
    const comments = modelOf('做一个博客，有文章和评论').model.entities.find(({ name }) => name === 'Comment');
    expect(comments?.seeds.map(({ post }) => post)).toEqual([1, 3, 4, 1]);
  });
});
