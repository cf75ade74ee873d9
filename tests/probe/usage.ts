/** Usage of the probe; also shown in the documentation for connecting a server. */
export const usage = `pnpm probe --endpoint URL --user NAME --company ID [--device ID] [--api proxy|v1] [--write]

Signs in to a supplier's server, calls the reading operations, and reports for each operation whether its response
agrees with the registry. Exit code: 0 if nothing differs, 1 if something differs, 2 if the probe could not start.

The password comes from PROBE_PASSWORD, or is asked for.

--write   also creates, changes and removes a cart and a custom list, and places ONE QUOTE of one product, twice: the
          server has to answer the second with the number of the first. The new cart REPLACES the account's cart: use
          an account whose cart nobody needs. Orders, payments, e-mails, users, price books, other quotes and
          comments are never touched.`
