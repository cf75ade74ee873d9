/** How the probe is started; also shown to whoever connects a server. */
export const usage = `pnpm probe --endpoint URL --user NAME --company ID [--device ID] [--api proxy|v1] [--write]

Signs in to a supplier's server, calls the reading operations, and tells operation by operation what agrees with the
registry and what differs. Ends with 0 only where nothing differs, 1 where something does, 2 where it could not begin.

The password comes from PROBE_PASSWORD, or is asked for.

--write   also changes a cart and a custom list of its own, and removes them. The new cart TAKES THE PLACE of the
          account's cart: use an account whose cart nobody needs. Orders, payments, e-mails, users, price books,
          quotes and comments are never touched.`
