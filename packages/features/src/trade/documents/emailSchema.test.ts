import { expect, test } from 'vitest'
import { emailSchema } from './emailSchema.ts'
import type { EmailValues } from './emailValues.ts'

const values: EmailValues = { to: 'kim@x.au', cc: '', bcc: '', format: 'pdf', subject: '', message: '' }

function errorOf(changed: Partial<Record<keyof EmailValues, string>>): string | undefined {
  try {
    emailSchema.validateSync({ ...values, ...changed })
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}

test.each(['kim', '@x.au', 'kim@x', 'kim@x..au', 'kim@-x.au', 'kim@@x.au', `${'k'.repeat(250)}@x.au`])(
  '%j is no e-mail address',
  (to) => expect(errorOf({ to })).toBe('Invalid email address'),
)

test.each(["o'neil+site@x-y.com.au", 'kim@türen.de', 'a@b.co, c@d.co;e@f.co g@h.co', 'Kim <kim@x.au>'])(
  '%j is a list of e-mail addresses',
  (to) => expect(errorOf({ to })).toBeUndefined(),
)

test('only the To field is required, and a wrong address is named', () => {
  expect(errorOf({})).toBeUndefined()
  expect(errorOf({ to: ' ' })).toBe('Required')
  expect(errorOf({ to: 'kim@x.au, sam@, lee' })).toBe('Invalid email address: sam@')
  expect(errorOf({ cc: 'kim@x.au lee' })).toBe('Invalid email address: lee')
  expect(errorOf({ bcc: 'lee' })).toBe('Invalid email address')
})

test('an e-mail’s format, texts and recipients are limited', () => {
  expect(errorOf({ format: 'docx' })).toMatch(/format/)
  const addresses = (count: number) => Array.from({ length: count }, (_, index) => `k${index}@x.au`).join(',')
  expect(errorOf({ to: addresses(20) })).toBeUndefined()
  expect(errorOf({ to: addresses(21) })).toBe('Enter at most 20 addresses')
  expect(errorOf({ to: addresses(200) })).toBe('Enter at most 1000 characters')
  expect(errorOf({ subject: 'x'.repeat(201) })).toBe('Enter at most 200 characters')
  expect(errorOf({ message: 'x'.repeat(4001) })).toBe('Enter at most 4000 characters')
})
