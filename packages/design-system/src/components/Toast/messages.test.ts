import { expect, test, vi } from 'vitest'
import { createMessages } from './messages.ts'

test('the twenty newest messages are kept, the newest first', () => {
  const messages = createMessages()
  for (let sent = 1; sent <= 25; sent += 1) messages.keep('success', `Message ${sent}`)
  const texts = messages.current().map(({ text }) => text)
  expect(texts).toHaveLength(20)
  expect([texts[0], texts.at(-1)]).toEqual(['Message 25', 'Message 6'])
})

test('a second message with the same text is kept as well', () => {
  const messages = createMessages()
  for (const _ of [1, 2]) messages.keep('success', 'Added to cart')
  expect(new Set(messages.current().map(({ key }) => key)).size).toBe(2)
})

test('a subscriber is called at each change until unsubscribed', () => {
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
