/** The usage text of the probe, which the documentation for connecting a server shows too. */
export const usage = `pnpm probe --endpoint URL --user NAME --company ID [--device ID] [--api proxy|v1]
            [--origin URL] [--write] [--record FOLDER]

In the archive of tools, which needs no repository, it is node probe.mjs in place of pnpm probe.

Signs in to a supplier's server, calls the reading operations, and reports for each operation whether its response
agrees with the registry, and what customers would see if it does not. Exit code: 0 if nothing differs that matters,
1 if something does, 2 if the probe could not start.

DIFFERS   customers would notice: read these first.
look      right or wrong depends on what you mean, such as which despatch methods are pickups. Not in the exit code.
ignored, left out, read as   fields that the portal does not know, does without, or reads although they are written
          otherwise. Information only.

The password comes from PROBE_PASSWORD, or is asked for.

--origin  the address of the portal: also checks that a browser there may call the server (CORS).

--write   also creates, changes and removes a cart and a custom list, reads each change again, and places ONE QUOTE of
          one product, twice: the server has to answer the second with the number of the first. The new cart REPLACES
          the account's cart: use an account whose cart nobody needs. Orders, payments, e-mails, users, price books,
          other quotes and comments are never touched.

--record  keeps the answers in an empty folder, one file for each function, for stories of the portal. Names, addresses,
          e-mails, phone numbers, numbers of documents, amounts and all free text are replaced, the same everywhere.
          The sign-in, passwords and ids of sessions are never written.`
