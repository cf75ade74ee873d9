import { register } from '../rules/registration.ts'
import type { AnonymousHandlers } from './handlerTypes.ts'

export const registration: Pick<AnonymousHandlers, 'registerForAccess'> = {
  registerForAccess: ({ payload, supplier }) => {
    register(supplier, payload)
    return {}
  },
}
