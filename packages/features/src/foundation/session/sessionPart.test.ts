import { expect, test, vi } from 'vitest'
import { openSession } from '../../testing/openSession.ts'
import { type CarryOver, type Session } from './createSession.ts'
import { sessionPart } from './sessionPart.ts'

vi.mock('../failures/toasts.ts', () => ({
  toasts: { error: vi.fn(), success: vi.fn(), messages: { forget: vi.fn() } },
}))

const open = (sessionId: string, carryOver?: CarryOver) => openSession({ sessionId }, carryOver)

function countingPart() {
  const close = vi.fn()
  const create = vi.fn((_session: Session, handedOver: number | undefined) => {
    const value = { count: (handedOver ?? 0) + 1 }
    return { value, close, handOver: () => value.count }
  })
  return { part: sessionPart(create), create, close }
}

test('a part that takes over nothing is created when it is first asked for, once a session', () => {
  const { part, create } = countingPart()
  const [first, second] = [open('1'), open('2')]
  expect(create).not.toHaveBeenCalled()
  expect(part.of(first)).toBe(part.of(first))
  expect(part.of(second)).not.toBe(part.of(first))
  expect(create).toHaveBeenCalledTimes(2)
})

test('what a part hands over is taken over by each next session at once', () => {
  const { part, create } = countingPart()
  const first = open('1')
  expect(part.of(first).count).toBe(1)
  const second = open('2', first.handOver())
  const third = open('3', second.handOver())
  expect(create).toHaveBeenCalledTimes(3)
  expect(part.of(third).count).toBe(3)
})

test('A06 a session that takes over nothing gets nothing', () => {
  const { part } = countingPart()
  const first = open('1')
  part.of(first)
  first.handOver()
  expect(part.of(open('2')).count).toBe(1)
})

test('A06 a part is closed with its session, also one that is created afterwards', () => {
  const { part, close } = countingPart()
  const [first, second] = [open('1'), open('2')]
  part.of(first)
  first.close()
  expect(close).toHaveBeenCalledOnce()
  second.close()
  part.of(second)
  expect(close).toHaveBeenCalledTimes(2)
})
