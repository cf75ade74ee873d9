import type { Caller } from '../createCaller.ts'
import { breaks } from '../finding.ts'

const unlikely = 'probe-made-up'

/** Makes two calls that the server must refuse: one with a made-up session, one for a made-up product. */
export async function checkRefusals(caller: Caller): Promise<void> {
  await caller.expectRefusal(
    'getState',
    {},
    (error) => {
      if (error === 'session-expired') return []
      return error === undefined
        ? [
            breaks(
              'getState accepts a session that does not exist: when a session has ended, customers stay on pages that no longer work and are not asked to sign in.',
            ),
          ]
        : [
            breaks(
              `A session that does not exist gives “${error}” and not “session-expired”: customers whose session has ended ${error === 'api' ? 'read “Api Error”' : 'see errors and are not asked to sign in'}.`,
            ),
          ]
    },
    unlikely,
  )
  await caller.expectRefusal('getProductDetails', { productID: unlikely, incGST: false }, (error, message) => {
    if (error === 'session-expired' || error === 'api')
      return [breaks('A product that does not exist signs the customer out.')]
    if (error === 'http' || error === 'unexpected-answer' || error === 'network' || error === 'timeout')
      return [
        breaks(
          `A product that does not exist is answered with an error that cannot be read: customers see “${message}”.`,
        ),
      ]
    return []
  })
}
