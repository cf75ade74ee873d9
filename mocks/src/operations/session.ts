import { register } from '../rules/registration.ts'
import { openSession, userNamed } from '../rules/sessions.ts'
import type { AnonymousHandlers, AreaHandlers } from './handlerTypes.ts'

/** The handlers of operations that need no session. */
export const anonymousHandlers: AnonymousHandlers = {
  login: ({ payload, supplier }) => {
    const user = userNamed(supplier, payload.userid)
    // An unknown user and a wrong password get the same message, so that nobody can find out which user names exist.
    if (!user || user.password !== payload.password) return { msg: 'The user name or password is incorrect.' }
    if (!user.canUseWeb) return { msg: 'This user account is suspended. Please contact your branch.' }
    return { sessionID: openSession(supplier, user).id }
  },

  registerForAccess: ({ payload, supplier }) => {
    register(supplier, payload)
    return {}
  },
}

export const session: AreaHandlers<'session'> = {
  getState: ({ supplier }) => ({
    StateList: supplier.world.states.map((state) => ({ stateID: state.id, stateName: state.name })),
  }),
}
