/** `npm run dev`: the product with hot reload. The API runs on PORT + 1 and restarts when the server's code changes. */
import { spawn } from 'node:child_process';
import { createServer } from 'vite';

const port = Number(process.env.PORT ?? 4000);
const api = spawn(process.execPath, ['--watch-path=server', '--watch-path=openapi/generated', 'server/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, PORT: String(port + 1), PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}` },
});
process.env.API_PORT = String(port + 1);
const app = await createServer({
  server: {
    port,
    strictPort: true,
    proxy: { '/api': `http://127.0.0.1:${port + 1}`, '/dev': `http://127.0.0.1:${port + 1}` },
  },
});
await app.listen();
app.printUrls();
api.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    void app.close();
    api.kill(signal);
  });
}
