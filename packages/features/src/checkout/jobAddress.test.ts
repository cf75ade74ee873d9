import { expect, test } from 'vitest'
import { addressToBring } from './jobAddress.ts'

const blank = { address: '', suburb: '', state: '', zipCode: '' }
const smith = { address: '12 Smith Street', suburb: 'Parramatta', state: 'NSW', zipCode: '' }
const high = { address: '3 High Street', suburb: 'Penrith', state: 'NSW', zipCode: '' }

test.each([
  ['fills in an empty address', blank, undefined, smith, smith],
  ['leaves an address that was typed', high, undefined, smith, undefined],
  ['replaces the address of another', high, high, smith, smith],
  ['leaves an address that was changed since', { ...high, suburb: 'Emu Plains' }, high, smith, undefined],
  ['without an address removes that of another', high, high, undefined, blank],
  ['without an address leaves an empty one', blank, undefined, undefined, undefined],
  ['leaves an equal address', smith, smith, smith, undefined],
])('a chosen job %s', (_, entered, brought, used, expected) => {
  expect(addressToBring(entered, brought, used)).toEqual(expected)
})
