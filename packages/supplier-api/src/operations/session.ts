import * as v from 'valibot'
import { operation } from '../operation.ts'
import { emptyAnswer, rows, tableOf, text } from '../wire.ts'

const loginResponse = v.object({
  /** The new session; absent if the sign-in is refused. */
  sessionID: v.optional(text),
  /** The server's reason if the sign-in is refused. */
  msg: v.optional(text),
})

const state = v.pipe(
  v.object({ stateID: text, stateName: text }),
  v.transform((wire) => ({ id: wire.stateID, name: wire.stateName || wire.stateID })),
)

export const session = {
  login: operation({
    about: 'Opens a session for a user name and password, or gives the reason for refusing one.',
    kind: 'mutation',
    outdates: [],
    api: 'userLogin',
    fill: { domain: 'companyId' },
    request: v.object({
      userid: v.string(),
      password: v.string(),
      extra: v.optional(v.string(), ''),
    }),
    response: v.pipe(
      loginResponse,
      v.transform((wire) => {
        const { sessionID: sessionId = '' } = wire
        // Some servers write 0 if there is no session.
        return sessionId === '' || sessionId === '0'
          ? { outcome: 'refused' as const, message: wire.msg || 'Unable to sign in. Try again.' }
          : { outcome: 'signedIn' as const, sessionId }
      }),
    ),
    example: { userid: 'demo-admin', password: 'sandbox' },
  }),

  getState: operation({
    about: 'The states of the country. It requires a valid session, so the portal also uses it to check a stored one.',
    kind: 'query',
    request: v.object({}),
    tables: { StateList: 'guessed' },
    // The server reports `no-records` only in a valid session, so this error also confirms the session.
    recover: { 'no-records': () => [] },
    response: tableOf('StateList', rows(state, 'stateID')),
    example: {},
  }),
}

export const registration = {
  registerForAccess: operation({
    about:
      'Registers a user for an existing account. Details of the latest statement prove that the person may use it.',
    kind: 'mutation',
    outdates: ['getListMobileUsers'],
    api: 'anonymousFunction',
    fill: { companyID: 'companyId' },
    request: v.object({
      /** The account number. */
      customerID: v.string(),
      statementDate: v.string(),
      statementReference: v.string(),
      userName: v.string(),
      nameFirst: v.string(),
      nameLast: v.string(),
      emailAddress: v.string(),
      password: v.string(),
      tpa: v.optional(v.string(), 'tportal'),
    }),
    response: emptyAnswer,
    example: {
      customerID: 'HAR001',
      statementDate: '2026-10-31',
      statementReference: 'ST-HAR001-2026-10',
      userName: 'new-user',
      nameFirst: 'Robin',
      nameLast: 'Hargreaves',
      emailAddress: 'robin@hargreaves.example',
      password: 'example-password',
    },
  }),
}
