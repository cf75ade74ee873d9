import * as v from 'valibot'
import { accountForm, subUser } from '../entities/subUser.ts'
import { operation } from '../operation.ts'
import { emptyAnswer, rows, tableOf } from '../wire.ts'

const accountExample = {
  firstName: 'Alex',
  lastName: 'Hargreaves',
  emailAddress: 'alex@hargreaves.example',
  roleID: 'sales',
  active: true,
  tpaUserPassword: 'example-password',
  confirmPassword: 'example-password',
}

export const users = {
  getListMobileUsers: operation({
    about: 'The people who may sign in for this customer. Passwords are dropped if the server sends any.',
    kind: 'query',
    fill: { customerID: 'customerId' },
    request: v.object({}),
    tables: { MobileUser: 'specified' },
    response: tableOf('MobileUser', rows(subUser)),
    recover: { 'no-records': () => [] },
    example: {},
  }),

  addMobileUser: operation({
    about: 'Adds a person who may sign in for this customer.',
    kind: 'mutation',
    outdates: ['getListMobileUsers'],
    fill: { customerID: 'customerId' },
    request: v.object({ ...accountForm, canAccessTPMobile: v.optional(v.boolean(), true) }),
    response: emptyAnswer,
    example: { ...accountExample, tpauserID: 'hargreaves-yard', canAccessTPWeb: true },
  }),

  updateMobileUsers: operation({
    about: 'Changes a person’s details, role, password and right to sign in.',
    kind: 'mutation',
    outdates: ['getListMobileUsers', 'getUserDetails'],
    request: v.object({ ...accountForm, custContactID: v.string(), tpa: v.optional(v.string(), 'tportal') }),
    response: emptyAnswer,
    example: { ...accountExample, tpauserID: 'demo-sales', custContactID: 'C2', canAccessTPWeb: true },
  }),

  deleteMobileUser: operation({
    about: 'Deletes a person, who can then no longer sign in.',
    kind: 'mutation',
    outdates: ['getListMobileUsers'],
    request: v.object({ custContactID: v.string() }),
    response: emptyAnswer,
    example: { custContactID: 'C3' },
  }),
}
