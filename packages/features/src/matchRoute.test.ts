import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { routeNames, routes } from './routes.ts'
import { matchRoute } from './matchRoute.ts'

const table = routeNames().map((name) => ({ id: name, path: routes[name].path }))

test.each([
  '/',
  '/products',
  '/products/TIMBER/PINE/90x45',
  '/checkout/complete',
  '/orders/100234-1',
  '/statements/2026-10-31',
  '/admin/account/new',
  '/admin/account/12',
  '/nothing/here/at/all',
  '/ORDERS',
  '/orders/',
  '/custom-lists/a%2Fb',
  '/%6Frders',
  '/products/M%C3%BCsli/100%25',
])('the path %s matches the same route as in the router', (address) => {
  const [match] = matchRoutes(table, address) ?? []
  const found = matchRoute(address)
  expect(found?.name).toBe(match?.route.id)
  expect(found?.parameters).toEqual(match && JSON.parse(JSON.stringify(match.params)))
})

test('a path with invalid percent encoding is not decoded', () => {
  expect(matchRoute('/custom-lists/%')).toEqual({ name: 'customList', parameters: { listId: '%' } })
})
