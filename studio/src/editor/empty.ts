// Stands for packages that the studio never runs (vite.config.ts).
