import * as v from 'valibot'
import { operation } from '../operation.ts'
import { rows, text } from '../wire.ts'

const loginResponse = v.object({
  /** The new session; absent if the sign-in is refused. */
  sessionID: v.optional(text),
  /** The server's reason if the sign-in is refused. */
  msg: v.optional(text),
})

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
    response: v.pipe(
      v.object({ StateList: rows(v.object({ stateID: text, stateName: text }), 'stateID') }),
      v.transform((wire) =>
        wire.StateList.map((state) => ({ id: state.stateID, name: state.stateName || state.stateID })),
      ),
    ),
    example: {},
  }),
}
