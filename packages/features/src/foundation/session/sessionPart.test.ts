import { expect, test, vi } from 'vitest'
import { openSession } from '../../testing/openSession.ts'
import type { HandOver, Session } from './createSession.ts'
import { sessionPart } from './sessionPart.ts'

const open = (sessionId: string, handedOver?: readonly HandOver[]) => openSession({ sessionId }, handedOver)

function countingPart() {
  const close = vi.fn()
  const create = vi.fn((_session: Session, handedOver: number | undefined) => {
    const value = { count: (handedOver ?? 0) + 1 }
    return { value, close, handOver: () => value.count }
  })
  return { part: sessionPart(create), create, close }
}

test('data that a session hands over reaches all later sessions', () => {
  const { part, create } = countingPart()
  const first = open('1')
  // A part that takes over nothing is created when it is first used, once a session.
  expect(create).not.toHaveBeenCalled()
  expect(part.of(first)).toBe(part.of(first))
  const second = open('2', first.handOver())
  const third = open('3', second.handOver())
  expect(create).toHaveBeenCalledTimes(3)
  expect(part.of(third).count).toBe(3)
})

test('A06 data that is not handed over ends with its session', () => {
  const { part, close } = countingPart()
  const [first, second] = [open('1'), open('2')]
  part.of(first)
  first.handOver()
  first.close()
  expect(close).toHaveBeenCalledOnce()
  expect(part.of(second).count).toBe(1)
  const ended = open('3')
  ended.close()
  part.of(ended)
  expect(close).toHaveBeenCalledTimes(2)
})
