// Stands for a script that counts visits.
document.documentElement.dataset.visits = String(1 + Number(document.documentElement.dataset.visits ?? 0));
