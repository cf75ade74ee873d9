import { expect, test } from 'vitest'
import { registryReport } from './registryReport.ts'

const used = { rooms: ['cart'], screens: [] }
const idle = { rooms: [], screens: [] }

test('a complete registry in full use', () => {
  const uses = new Map([['login', used]])
  expect(registryReport(['login'], ['login'], uses)).toEqual({
    text: `1 of 1 specified functions are in the registry.

Used by (1):
  login                      cart`,
    isComplete: true,
  })
})

test('what is missing, invented or idle is listed', () => {
  const uses = new Map([
    ['login', idle],
    ['getWeather', used],
  ])
  expect(registryReport(['login', 'getState'], ['login', 'getWeather'], uses)).toEqual({
    text: `1 of 2 specified functions are in the registry.

Used by (1):
  getWeather                 cart

Missing from the registry (1):
  getState

Invented: no such function is specified (1):
  getWeather

Idle: no feature uses it (1):
  login`,
    isComplete: false,
  })
})

test('an unused operation does not make the registry incomplete', () => {
  expect(registryReport(['login'], ['login'], new Map([['login', idle]])).isComplete).toBe(true)
})
