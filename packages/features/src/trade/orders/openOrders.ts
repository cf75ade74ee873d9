import { loadCode } from '@trade-portal/design-system/lazy-code'
import { orderAttempts, orderLock } from './orderAttempts.ts'
import { isRunningHere } from '../../foundation/storage/exclusive.ts'
import { registerOpenWork } from '../../foundation/session/openWork.ts'

registerOpenWork((session) =>
  orderAttempts
    .of(session)
    .open()
    .filter(({ cartId }) => !isRunningHere(orderLock(cartId)))
    .map(({ cartId, type, jobName, at }) => ({
      title: `We do not know whether your ${type.toLowerCase()} for ${jobName || 'no job'} was placed.`,
      at,
      advice: 'Before you send the same again, look for it under Orders.',
      lookAgain: async (supplier) => {
        const { lookForOrder } = await loadCode(() => import('./queries.ts'))
        return await lookForOrder(session, cartId, supplier)
      },
    })),
)
