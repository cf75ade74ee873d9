import { expect, test } from 'vitest'
import { createSimulator } from '../simulator/createSimulator.ts'
import { operationRequest } from '../testing/operationRequest.ts'
import { worlds } from '../world/index.ts'
import type { Recording } from './recording.ts'

/** Calls an operation of a simulator that has this recording, and returns its answer. */
async function answerOf(recording: Recording, name: 'getState' | 'getTransactionTP', body: object = {}, session = '') {
  const simulator = createSimulator(worlds.typical(), { recording })
  const sessionId = session || simulator.openSession('demo-admin')
  const response = await simulator.handle(operationRequest(name, body, { sessionId }))
  return { status: response.status, body: await response.json(), requests: simulator.ledger().requests }
}

const owner = { customerID: 'HAR001', userName: 'demo-admin', companyID: '1', deviceID: 'PORTAL' }
const asked = { ...owner, transactionNumber: '480123', transactionSuffix: '0' }

test('A replayed call gets the recorded answer and HTTP status', async () => {
  const getTransactionTP = [
    { request: { transactionNumber: 1 }, answer: {} },
    { request: { transactionNumber: 480_123, transactionSuffix: '0 ' }, status: 500, answer: { hasErrors: true } },
  ]
  expect(await answerOf({ getTransactionTP }, 'getTransactionTP', asked)).toEqual({
    status: 500,
    body: { hasErrors: true },
    requests: [expect.objectContaining({ name: 'getTransactionTP', outcome: 'refused' })],
  })
})

test('Calls with unrecorded arguments or sessions are simulated', async () => {
  const recording = { getTransactionTP: [{ request: { transactionNumber: 1 }, answer: {} }] }
  expect(await answerOf(recording, 'getTransactionTP', asked)).toMatchObject({ body: { hasErrors: true } })
  expect((await answerOf(recording, 'getState')).body).toHaveProperty('StateList')
  const matching = { getTransactionTP: [{ request: {}, answer: {} }] }
  expect((await answerOf(matching, 'getTransactionTP', asked, 'made-up')).body).toMatchObject({ hasErrors: true })
})

test('A customer with recorded user details may call any operation', async () => {
  const others = { ...asked, customerID: 'ANOTHER' }
  const details = { getUserDetails: [{ request: {}, answer: { UserDetails: [{ id_cust: 'ANOTHER' }] } }] }
  const refused = { errorTable: [{ field: 'customerID', msg: 'This is not your account' }] }
  expect((await answerOf({}, 'getTransactionTP', others)).body).toMatchObject(refused)
  expect((await answerOf(details, 'getTransactionTP', others)).body).not.toMatchObject(refused)
})
