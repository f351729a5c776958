/** The login box, which works as a page, in a frame, or copied into another page (S16). */
export const loginBox = `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Anmeldung</title>
  </head>
  <body>
    <form action="login.do" method="post" accept-charset="utf-8">
      <p><label>Benutzername <input type="text" name="username" autocomplete="username" required></label></p>
      <p><label>Passwort <input type="password" name="password" autocomplete="current-password" required></label></p>
      <p><button type="submit">Anmelden</button></p>
    </form>
  </body>
</html>
`;
