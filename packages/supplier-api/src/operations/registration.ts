import * as v from 'valibot'
import { operation } from '../operation.ts'
import { emptyAnswer } from '../wire.ts'

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
