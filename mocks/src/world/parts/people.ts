import { addDays } from '../calendar.ts'
import type { Customer, IsoDay, User } from '../world.ts'

export const hargreaves: Customer = {
  id: 'HAR001',
  name: 'Hargreaves Building Pty Ltd',
  address: '4 Foundry Road',
  suburb: 'Parramatta',
  state: 'NSW',
  postCode: '2150',
  phone: '02 9555 0101',
  fax: '02 9555 0102',
  mobile: '0491 570 156',
  status: 'Active',
}

const shared = {
  password: 'sandbox',
  customerId: hargreaves.id,
  mobile: '',
  canUseWeb: true,
  canUseMobile: true,
  lastLogin: null,
}

/** The demonstration accounts. All belong to the same customer. */
export function demoUsers(today: IsoDay): readonly User[] {
  return [
    {
      ...shared,
      id: 'U1001',
      contactId: 'C1',
      userName: 'demo-admin',
      role: 'admin',
      firstName: 'Sam',
      lastName: 'Hargreaves',
      email: 'office@hargreaves.example',
      mobile: '0491 570 156',
      lastLogin: { day: addDays(today, -3), seconds: 6 * 3600 + 48 * 60 + 12 },
    },
    {
      ...shared,
      id: 'U1002',
      contactId: 'C2',
      userName: 'demo-sales',
      role: 'sales',
      firstName: 'Priya',
      lastName: 'Nair',
      email: 'priya@hargreaves.example',
      mobile: '0491 570 157',
      lastLogin: { day: addDays(today, -1), seconds: 15 * 3600 + 5 * 60 + 40 },
    },
    {
      ...shared,
      id: 'U1003',
      contactId: 'C3',
      userName: 'demo-locked',
      role: 'sales',
      firstName: 'Noel',
      lastName: 'Barker',
      email: 'noel@hargreaves.example',
      canUseWeb: false,
    },
  ]
}

/** A user who exists only in the given world. If several worlds are served, signing in as this user opens that world. */
export function adminOf(world: string): User {
  return {
    ...shared,
    id: 'U1004',
    contactId: 'C4',
    userName: `demo-${world}`,
    role: 'admin',
    firstName: 'Sam',
    lastName: 'Hargreaves',
    email: 'office@hargreaves.example',
  }
}
