import { expect, test } from 'vitest'
import { createSimulator } from '../simulator/createSimulator.ts'
import { operationRequest } from '../testing/operationRequest.ts'
import { worlds } from '../world/index.ts'
import type { Recording } from './recording.ts'

const owner = { customerID: 'HAR001', userName: 'demo-admin', companyID: '1', deviceID: 'PORTAL' }

/** Calls an operation of a simulator that has this recording, and returns its answer. */
async function answerOf(recording: Recording, name: 'getState' | 'getTransactionTP', body: object = {}) {
  const simulator = createSimulator(worlds.typical(), { recording })
  const sessionId = simulator.openSession('demo-admin')
  const response = await simulator.handle(operationRequest(name, body, { sessionId }))
  return { status: response.status, body: await response.json(), requests: simulator.ledger().requests }
}

const asked = { ...owner, transactionNumber: '480123', transactionSuffix: '0' }

test('a call with the recorded arguments gets the recorded answer, its HTTP status and its place in the ledger', async () => {
  const recording = {
    getTransactionTP: [
      { request: { transactionNumber: 1 }, answer: {} },
      { request: { transactionNumber: 480_123, transactionSuffix: '0 ' }, status: 500, answer: { hasErrors: true } },
    ],
  }
  expect(await answerOf(recording, 'getTransactionTP', asked)).toEqual({
    status: 500,
    body: { hasErrors: true },
    requests: [expect.objectContaining({ name: 'getTransactionTP', outcome: 'refused' })],
  })
})

test('a call with other arguments, and every other operation, is simulated', async () => {
  const recording = { getTransactionTP: [{ request: { transactionNumber: 1 }, answer: {} }] }
  expect(await answerOf(recording, 'getTransactionTP', asked)).toMatchObject({ body: { hasErrors: true } })
  expect((await answerOf(recording, 'getState')).body).toHaveProperty('StateList')
})

test('an unknown session is refused too', async () => {
  const simulator = createSimulator(worlds.typical(), { recording: { getState: [{ request: {}, answer: {} }] } })
  const response = await simulator.handle(operationRequest('getState', {}, { sessionId: 'made-up' }))
  expect(await response.json()).toMatchObject({ hasErrors: true })
})

test('a customer whose details are recorded may call the other operations too', async () => {
  const others = { ...asked, customerID: 'ANOTHER' }
  const details = { getUserDetails: [{ request: {}, answer: { UserDetails: [{ id_cust: 'ANOTHER' }] } }] }
  expect((await answerOf({}, 'getTransactionTP', others)).body).toMatchObject({
    errorTable: [{ field: 'customerID', msg: 'This is not your account' }],
  })
  expect((await answerOf(details, 'getTransactionTP', others)).body).not.toMatchObject({
    errorTable: [{ field: 'customerID' }],
  })
})
