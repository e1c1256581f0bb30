"use client";
export { Header } from "../shared/header.jsx";
