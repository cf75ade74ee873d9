import { expect, test, vi } from 'vitest'
import { createMessages } from './messages.ts'

test('the newest message comes first, and the oldest go', () => {
  const messages = createMessages()
  for (let sent = 1; sent <= 25; sent += 1) messages.keep('success', `Message ${sent}`)
  const texts = messages.current().map(({ text }) => text)
  expect(texts).toHaveLength(20)
  expect(texts[0]).toBe('Message 25')
  expect(texts.at(-1)).toBe('Message 6')
})

test('the same text twice is two messages', () => {
  const messages = createMessages()
  messages.keep('success', 'Added to cart')
  messages.keep('success', 'Added to cart')
  const keys = messages.current().map(({ key }) => key)
  expect(new Set(keys).size).toBe(2)
})

test('a subscriber is called at each change, and may unsubscribe', () => {
  const messages = createMessages()
  const changed = vi.fn()
  const stop = messages.subscribe(changed)
  messages.keep('error', 'Unable to make request.')
  messages.forget()
  expect(messages.current()).toEqual([])
  stop()
  messages.keep('error', 'Unable to make request.')
  expect(changed).toHaveBeenCalledTimes(2)
})
