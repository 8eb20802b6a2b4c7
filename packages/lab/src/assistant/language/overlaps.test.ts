import { describe, expect, it } from 'vitest';
import { bookingModel } from '../generate/fixtures/booking-model.ts';
import { fitsFields, limitText, withinLimits } from '../record-limits.ts';
import { changeModel } from './change-model.ts';
import { checkModel } from '../model/check-model.ts';
import { readRequest } from './read-request.ts';

function spansOf(sentence: string) {
  const found = readRequest(sentence);
  if (!found.understood) throw new Error(`Not understood: ${sentence}`);
  expect(checkModel(found.model)).toEqual([]);
  return found.model.entities.flatMap(({ limits = [] }) => limits);
}

describe('[NC-08] what may not overlap in time', () => {
  it.each([
    ['做一个会议室预订系统，同一会议室同一时间不能重复预订', { by: 'room', span: { from: 'startsAt', to: 'endsAt' } }],
    ['会议室预约：会议室、预约人、开始时间、结束时间，时间不能冲突', { by: 'room', span: { to: 'endsAt' } }],
    ['理发店预约，同一个理发师同一时段不能约两次', { by: 'stylist', span: { from: 'startsAt' } }],
    [
      '民宿客房预订，记录客人、房间、入住日期、退房日期，同一间房同一天只能被一个人订',
      { by: 'room', span: { from: 'checkInDate', to: 'checkOutDate', backToBack: true } },
    ],
    ['A meeting room booking app where a room cannot be booked twice at the same time', { by: 'room' }],
    [
      'Equipment rental with item, customer, start date and end date. No double bookings.',
      { by: 'item', span: { from: 'startDate', to: 'endDate' } },
    ],
    ['Court reservations for our tennis club, bookings of the same court must not overlap', { by: 'court' }],
    [
      'appointments for a hair salon with customer, stylist, start time and end time; only one booking per stylist at a time',
      { by: 'stylist', span: { from: 'startsAt', to: 'endsAt' } },
    ],
  ])('is read from a sentence: %s', (sentence, limit) => {
    expect(spansOf(sentence)).toMatchObject([{ most: 1, ...limit }]);
  });

  it('holds for what is booked from one time to another though no word says so, and is taken off by words', () => {
    const found = readRequest('会议室预订系统');
    if (!found.understood) throw new Error('not understood');
    expect(found.model.entities.flatMap(({ limits = [] }) => limits)).toMatchObject([{ by: 'room', span: {} }]);
    const without = changeModel(found.model, '允许重复预订');
    expect(without).toMatchObject({ ok: true });
    if (!without.ok) return;
    expect(without.model.entities.flatMap(({ limits = [] }) => limits)).toEqual([]);
    const again = changeModel(without.model, '同一个房间的时间不能重叠');
    expect(again).toMatchObject({ ok: true });
    if (!again.ok) return;
    expect(again.model.entities.flatMap(({ limits = [] }) => limits)).toMatchObject([{ by: 'room' }]);
  });

  it('is refused in words where no record tells its time', () => {
    const found = readRequest('contacts with name, email and company');
    if (!found.understood) throw new Error('not understood');
    expect(changeModel(found.model, 'no double bookings')).toMatchObject({ ok: false });
  });
});

describe('[NC-08] a rule on time', () => {
  const [booking] = bookingModel.entities;
  const [rule] = booking?.limits ?? [];
  if (booking === undefined || rule === undefined) throw new Error('The fixture has lost its rule.');

  it('reads as a sentence in both languages', () => {
    expect(limitText(booking, rule)).toEqual({
      zh: '同一“项目”的“预约”时间不能重叠（“开始时间”到“结束时间”）（变为“已取消”后不再计入）',
      en: 'No two “bookings” of the same “Service” overlap in time (“From” to “To”), not counting those that are “Cancelled”',
    });
  });

  it('needs two times of one kind', () => {
    expect(fitsFields(rule, booking.fields)).toBe(true);
    expect(fitsFields({ ...rule, most: 2 }, booking.fields)).toBe(false);
    expect(fitsFields({ ...rule, span: { from: 'startsAt', to: 'customer' } }, booking.fields)).toBe(false);
    expect(fitsFields({ ...rule, span: { from: 'phone' } }, booking.fields)).toBe(false);
  });

  it('leaves out example records that overlap, and keeps those that touch or are over', () => {
    const at = (from: string, to: string, status = 'new', service = 1) => ({
      service,
      status,
      startsAt: `2026-05-01T${from}`,
      endsAt: `2026-05-01T${to}`,
    });
    const seeds = [
      at('09:00', '10:00'),
      at('09:30', '10:30'),
      at('10:00', '11:00'),
      at('10:30', '11:30', 'cancelled'),
      at('10:30', '11:30', 'new', 2),
    ];
    expect(withinLimits(booking, seeds)).toEqual([seeds[0], ...seeds.slice(2)]);
  });
});
