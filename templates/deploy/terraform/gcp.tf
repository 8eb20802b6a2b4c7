terraform {
  required_version = ">= 1.5"
  required_providers {
    google = {
      source  = "hashicorp/google"
      version = "~> 6.0"
    }
  }
}

provider "google" {
  project = var.project
  zone    = var.zone
}

variable "project" {
  type = string
}

variable "zone" {
  type    = string
  default = "us-central1-a"
}

resource "google_compute_firewall" "web" {
  name          = "${var.name}-web"
  network       = "default"
  source_ranges = ["0.0.0.0/0"]
  target_tags   = [var.name]

  allow {
    protocol = "tcp"
    ports    = ["80", "443"]
  }
}

resource "google_compute_firewall" "ssh" {
  name          = "${var.name}-ssh"
  network       = "default"
  source_ranges = [var.ssh_from]
  target_tags   = [var.name]

  allow {
    protocol = "tcp"
    ports    = ["22"]
  }
}

# __SIZE__: __VCPU__ vCPU, __MEMORY_GB__ GB memory
resource "google_compute_instance" "app" {
  name         = var.name
  machine_type = "__SIZE__"
  tags         = [var.name]

  boot_disk {
    initialize_params {
      image = "ubuntu-os-cloud/ubuntu-2404-lts-amd64"
      size  = __DISK_GB__
    }
  }

  network_interface {
    network = "default"
    access_config {}
  }

  metadata = {
    ssh-keys       = "ubuntu:${var.ssh_public_key}"
    startup-script = file("${path.module}/../first-boot.sh")
  }
}

output "address" {
  value = google_compute_instance.app.network_interface[0].access_config[0].nat_ip
}
