import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { afterPage } from '../foundation/url/afterPage.ts'
import { routes } from '../routes.ts'
import type { Loadable } from '../foundation/api/loadable.ts'
import { firstServerMessage, signsOut } from '../foundation/failures/failures.ts'

/** Replaces the page with the error page if the query failed. After an automatic sign-out, the sign-in page says why. */
export function useRequestError({ data, error }: Loadable<unknown>): void {
  const navigate = useNavigate()
  // React Router's key for the first page of a tab.
  const isFirst = useLocation().key === 'default'
  const hasFailed = data === undefined && error !== null && !signsOut(error)
  useEffect(() => {
    if (!hasFailed) return
    const message = firstServerMessage(error, 'Unable to perform your request')
    void navigate(routes.requestError.href(message), { replace: true, state: isFirst ? null : afterPage })
  }, [hasFailed, error, isFirst, navigate])
}
