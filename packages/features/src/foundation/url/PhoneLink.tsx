import { Link } from '@trade-portal/design-system'
import { phoneHref } from './phoneHref.ts'

/** A phone number, as a link if it can be dialled as it is. */
export function PhoneLink({ phone }: { readonly phone: string }) {
  const href = phoneHref(phone)
  return href === undefined ? phone : <Link href={href}>{phone}</Link>
}
